/** Browsers know passkeys of a domain only, over https or on this machine under its name. */
export function canUsePasskeys(): boolean {
  return (
    globalThis.isSecureContext === true &&
    'PublicKeyCredential' in globalThis &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}
