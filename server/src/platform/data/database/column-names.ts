import {
  CamelCasePlugin,
  type IdentifierNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely'

/*
 * Names are camelCase here and snake_case in the database. Kysely's plugin turns them in a copy of each statement, which costs
 * as much as building it; here they are turned while the statement is written, and back by the plugin in its rows.
 */

class NamesInRows extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }
  /** All rows of an answer have the same names: they are turned once. */
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows
    if (!first) return result
    const turned = Object.keys(first).map((name) => [name, this.camelCase(name)] as const)
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {}
      for (const [written, name] of turned) named[name] = row[written]
      return named
    })
    return { ...result, rows }
  }
  written(name: string): string {
    return this.snakeCase(name)
  }
}

export const names = new NamesInRows()
const written = new Map<string, string>() // as many as the tables have names

class NamesInStatements extends PostgresQueryCompiler {
  protected override visitIdentifier({ name }: IdentifierNode): void {
    let known = written.get(name)
    if (known === undefined) {
      known = `"${this.sanitizeIdentifier(names.written(name))}"`
      written.set(name, known)
    }
    this.append(known)
  }
}

export class SoukDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new NamesInStatements()
  }
}
