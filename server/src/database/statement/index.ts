export {
  findStatement,
  findStatementVersion,
  listStatementVersions,
  type StatementEdit,
  type StatementKey,
  type StatementVersion,
  type StoredStatement,
  saveStandardStatements,
  saveStatement,
} from "./statement.ts";
