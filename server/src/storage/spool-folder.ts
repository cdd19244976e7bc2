/** Where an import's parts lie; deleting the folder deletes them all. */
export const spoolFolder = (tenantId: string, importId: string) => `${tenantId}/spool/${importId}`;
