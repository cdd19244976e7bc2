/** Where a connection's tokens are sealed for. */
export const placeOfTokens = (connectionId: string) => ({
  purpose: "connection",
  id: connectionId,
});
