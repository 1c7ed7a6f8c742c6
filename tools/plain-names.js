/**
 * Words that name nothing: a reader has to look up what stands in them. Beside each, what to write instead.
 * Fields of calls and columns of tables are not looked at: they bind what runs already.
 */
const instead = new Map([
  ['kept', '"snapshot" for a copy of a state, else what it is: cached, stored, heldLines'],
  ['said', 'what it holds: reply, sentence, announcement, parsed'],
  ['told', 'what it holds: events, notifications, facts'],
  ['most', '"max…" or "limit" for the largest allowed, "highest" for the largest found'],
  ['its', 'the noun: the lines of an order are "lines", not "its"'],
  ['again', 'what is repeated: retry, second, reordered, sendAgain'],
  ['nameOf', 'whose name it is: brandName, sizeLabel, columnName'],
  ['keptOf', 'what it reads: retainedRecords'],
  ['saidOf', 'what it makes: sentence, removalMessage'],
  ['mostOf', 'what is highest: highestUnits'],
  ['anew', 'what is repeated'],
  ['whose', 'the owner'],
  ['wishes', '"input", "filters" or "request"'],
  ['sister', '"sibling" or what it is: the earlier row'],
  ['sisters', '"siblings" or what they are'],
])

/** @typedef {{ type: string, name?: string, [key: string]: any }} Node */

/** @param {Node | null} pattern @returns {Node[]} */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern['properties'].flatMap((/** @type {Node} */ one) => namesIn(one['argument'] ?? one['value']))
    case 'ArrayPattern':
      return pattern['elements'].flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern['left'])
    case 'RestElement':
      return namesIn(pattern['argument'])
    default:
      return []
  }
}

const plainNames = {
  /** @param {{ report: (problem: { node: Node, message: string }) => void }} context */
  create(context) {
    /** @param {(Node | null)[]} patterns */
    const check = (...patterns) => {
      for (const node of patterns.flatMap(namesIn)) {
        const words = instead.get(node.name ?? '')
        if (words) context.report({ node, message: `"${node.name}" does not say what it is. Write ${words}.` })
      }
    }
    /** @param {Node} node */
    const inFunction = (node) => check(node['id'] ?? null, ...node['params'])
    return {
      VariableDeclarator: (/** @type {Node} */ node) => check(node['id']),
      FunctionDeclaration: inFunction,
      FunctionExpression: inFunction,
      ArrowFunctionExpression: inFunction,
      ImportSpecifier: (/** @type {Node} */ node) => check(node['local']),
    }
  },
}

export default { meta: { name: 'souk' }, rules: { 'plain-names': plainNames } }
