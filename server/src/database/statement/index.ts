export {
  findStatement,
  listStatementVersions,
  type StatementEdit,
  type StatementKey,
  type StoredStatement,
  saveStandardStatements,
  saveStatement,
} from "./statement.ts";
