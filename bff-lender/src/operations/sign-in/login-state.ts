/** Where an identity provider sends people back to, whichever tenant's they are (D-2). */
export const callbackAddress = (callbackOrigin: string) => `${callbackOrigin}/api/auth/callback`;

export const placeOfVerifier = (stateHash: Buffer) => ({
  purpose: "login-state",
  id: stateHash.toString("hex"),
});

export const placeOfAnswer = (stateHash: Buffer) => ({
  purpose: "login-answer",
  id: stateHash.toString("hex"),
});
