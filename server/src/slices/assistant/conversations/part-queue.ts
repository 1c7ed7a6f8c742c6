/** Parts of an answer on their way to a reader, who may have left. */
export class PartQueue {
  readonly #parts: string[] = []
  #isEnded = false
  #wake: () => void = () => undefined

  add(part: string): void {
    this.#parts.push(part)
    this.#wake()
  }

  end(): void {
    this.#isEnded = true
    this.#wake()
  }

  async *read(): AsyncGenerator<string> {
    for (;;) {
      const part = this.#parts.shift()
      if (part !== undefined) yield part
      else if (this.#isEnded) return
      else await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}
