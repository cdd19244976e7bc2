const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];

export interface Words {
  readonly band: { readonly name: string; readonly text: string };
  readonly system: string;
  readonly signIn: string;
  readonly signInTo: (client: string) => string;
  readonly email: string;
  readonly password: string;
  readonly wrong: string;
  readonly createAccount: string;
  readonly createLede: (client: string) => string;
  readonly givenName: string;
  readonly familyName: string;
  readonly choosePassword: string;
  readonly passwordRule: string;
  readonly incomplete: string;
  readonly taken: string;
  readonly haveAccount: string;
  readonly invited: string;
  readonly forTesting: string;
  readonly practiceAccounts: string;
  readonly practicePassword: string;
  readonly verified: string;
  readonly signOut: string;
  readonly signOutLede: string;
  readonly stay: string;
  readonly signedOut: string;
  readonly signedOutLede: string;
  readonly cannotContinue: string;
  readonly tryAgain: string;
}

const en: Words = {
  band: { name: "Sandbox", text: "Practice system. Nothing here is real." },
  system: "Demo identity provider",
  signIn: "Sign in",
  signInTo: (client) => `To continue to ${client}.`,
  email: "E-mail",
  password: "Password",
  wrong: "This e-mail and password don't go together. Check both and try again.",
  createAccount: "Create your account",
  createLede: (client) => `${client} has invited you. Choose a password to get in.`,
  givenName: "First name",
  familyName: "Last name",
  choosePassword: "Choose a password",
  passwordRule: "At least 8 characters",
  incomplete: "Fill in every field; the password needs at least 8 characters.",
  taken: "There is an account with this e-mail already. Sign in instead.",
  haveAccount: "I have an account",
  invited: "I was invited and have no account yet",
  forTesting: "For testing",
  practiceAccounts: "Practice accounts",
  practicePassword: "Password of all",
  verified: "The e-mail counts as confirmed",
  signOut: "Sign out",
  signOutLede: "You leave all applications that use this sign-in.",
  stay: "Stay signed in",
  signedOut: "You are signed out",
  signedOutLede: "You can close this page.",
  cannotContinue: "This sign-in can't continue",
  tryAgain: "Go back to the application that sent you here, and try again.",
};

const es: Words = {
  band: { name: "Entorno de pruebas", text: "Sistema de práctica. Nada aquí es real." },
  system: "Proveedor de identidad de demostración",
  signIn: "Iniciar sesión",
  signInTo: (client) => `Para continuar a ${client}.`,
  email: "Correo electrónico",
  password: "Contraseña",
  wrong: "El correo y la contraseña no coinciden. Revise ambos e inténtelo de nuevo.",
  createAccount: "Cree su cuenta",
  createLede: (client) => `${client} le ha invitado. Elija una contraseña para entrar.`,
  givenName: "Nombre",
  familyName: "Apellidos",
  choosePassword: "Elija una contraseña",
  passwordRule: "Al menos 8 caracteres",
  incomplete: "Rellene todos los campos; la contraseña necesita al menos 8 caracteres.",
  taken: "Ya hay una cuenta con este correo. Inicie sesión.",
  haveAccount: "Ya tengo una cuenta",
  invited: "Me han invitado y aún no tengo cuenta",
  forTesting: "Para pruebas",
  practiceAccounts: "Cuentas de práctica",
  practicePassword: "Contraseña de todas",
  verified: "El correo cuenta como confirmado",
  signOut: "Cerrar sesión",
  signOutLede: "Saldrá de todas las aplicaciones que usan este inicio de sesión.",
  stay: "Seguir conectado",
  signedOut: "Ha cerrado la sesión",
  signedOutLede: "Puede cerrar esta página.",
  cannotContinue: "Este inicio de sesión no puede continuar",
  tryAgain: "Vuelva a la aplicación que le envió aquí e inténtelo de nuevo.",
};

const fr: Words = {
  band: { name: "Bac à sable", text: "Système d’entraînement. Rien ici n’est réel." },
  system: "Fournisseur d’identité de démonstration",
  signIn: "Se connecter",
  signInTo: (client) => `Pour continuer vers ${client}.`,
  email: "Adresse e-mail",
  password: "Mot de passe",
  wrong: "L’adresse et le mot de passe ne correspondent pas. Vérifiez-les et réessayez.",
  createAccount: "Créez votre compte",
  createLede: (client) => `${client} vous a invité. Choisissez un mot de passe pour entrer.`,
  givenName: "Prénom",
  familyName: "Nom",
  choosePassword: "Choisissez un mot de passe",
  passwordRule: "Au moins 8 caractères",
  incomplete: "Remplissez tous les champs ; le mot de passe doit avoir au moins 8 caractères.",
  taken: "Un compte existe déjà avec cette adresse. Connectez-vous.",
  haveAccount: "J’ai déjà un compte",
  invited: "J’ai été invité et je n’ai pas encore de compte",
  forTesting: "Pour les tests",
  practiceAccounts: "Comptes d’entraînement",
  practicePassword: "Mot de passe de tous",
  verified: "L’adresse compte comme confirmée",
  signOut: "Se déconnecter",
  signOutLede: "Vous quittez toutes les applications qui utilisent cette connexion.",
  stay: "Rester connecté",
  signedOut: "Vous êtes déconnecté",
  signedOutLede: "Vous pouvez fermer cette page.",
  cannotContinue: "Cette connexion ne peut pas continuer",
  tryAgain: "Retournez à l’application qui vous a envoyé ici et réessayez.",
};

const wordsByLanguage: Readonly<Record<Language, Words>> = { en, es, fr };

export const wordsOf = (language: Language): Words => wordsByLanguage[language];

/** The first of the asked languages that we have; regions don't matter (`es-MX` is `es`). */
export function languageOf(...asked: readonly (string | undefined)[]): Language {
  for (const tag of asked.flatMap((list) => list?.split(/[\s,]+/) ?? [])) {
    const [primary = ""] = tag.toLowerCase().split(/[-;]/);
    const found = languages.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}
