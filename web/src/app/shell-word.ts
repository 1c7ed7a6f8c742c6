import type en from './shell.en.json'

/** A word of the working frame, so that a misspelt one does not compile. */
export type ShellWord = keyof typeof en
