/** Whether a database URL names a MongoDB; else it names the file of an embedded database. */
export function isMongoDb(databaseUrl: string): boolean {
  return databaseUrl.startsWith('mongodb');
}
