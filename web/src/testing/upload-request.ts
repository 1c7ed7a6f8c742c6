/** Sends what is uploaded by way of `fetch`, so that one list of answers serves both. */
export class UploadRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #headers = new Headers()
  #method = ''
  #address = ''

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }
  setRequestHeader(): void {}
  getResponseHeader(name: string): string | null {
    return this.#headers.get(name)
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  send(body: FormData): void {
    void fetch(this.#address, { method: this.#method, body })
      .then(async (response) => {
        this.status = response.status
        this.#headers = response.headers
        this.responseText = await response.text()
        this.dispatchEvent(new Event('load'))
      })
      .catch(() => this.dispatchEvent(new Event('error')))
  }
}
