/** Something a person must mend before the product can start: its message is one sentence that says what to do. */
export class StartProblem extends Error {}
