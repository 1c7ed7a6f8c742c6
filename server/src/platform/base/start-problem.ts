/** A problem the operator must fix before the product can start; its message is one sentence that says how. */
export class StartProblem extends Error {}
