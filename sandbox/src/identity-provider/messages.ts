const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];

const en = {
  band: { name: "Sandbox", text: "Practice system. Nothing here is real." },
  system: "Demo identity provider",
  signIn: "Sign in",
  signInTo: (client: string) => `To continue to ${client}.`,
  email: "E-mail",
  password: "Password",
  wrong: "This e-mail and password don't go together. Check both and try again.",
  createAccount: "Create your account",
  createLede: (client: string) => `It lets you in at ${client}, once you have been invited there.`,
  givenName: "First name",
  familyName: "Last name",
  choosePassword: "Choose a password",
  passwordRule: "At least 8 characters",
  incomplete: "Fill in every field; the password needs at least 8 characters.",
  taken: "There is an account with this e-mail already. Sign in instead.",
  haveAccount: "I have an account",
  invited: "Create an account",
  forTesting: "For testing",
  practiceAccounts: "Practice accounts",
  practicePassword: "Password of all",
  passwordAgain: "Repeat the password",
  different: "The two passwords aren't the same.",
  confirm: "Confirm your e-mail",
  confirmLede: (email: string) => `We sent a code to ${email}. It's in the sandbox's inbox.`,
  code: "Code",
  wrongCode:
    "This isn't the code. Look at the newest mail; after five tries, sign in for another one.",
  unconfirmed: "Go on without confirming",
  unconfirmedLede: "The application is told that this address isn't confirmed.",
  codeSubject: (code: string) => `${code} is your code for Practice ID`,
  codeText: (code: string) => `Your code is ${code}. Type it on the page that asked for it.\n`,
  signOut: "Sign out",
  signOutLede: "You leave all applications that use this sign-in.",
  stay: "Stay signed in",
  signedOut: "You are signed out",
  signedOutLede: "You can close this page.",
  cannotContinue: "This sign-in can't continue",
  tryAgain: "Go back to the application that sent you here, and try again.",
};

type Messages = typeof en;

const es: Messages = {
  band: { name: "Entorno de pruebas", text: "Sistema de práctica. Nada aquí es real." },
  system: "Proveedor de identidad de demostración",
  signIn: "Iniciar sesión",
  signInTo: (client) => `Para continuar a ${client}.`,
  email: "Correo electrónico",
  password: "Contraseña",
  wrong: "El correo y la contraseña no coinciden. Revise ambos e inténtelo de nuevo.",
  createAccount: "Cree su cuenta",
  createLede: (client) => `Con ella entra en ${client}, una vez que le hayan invitado.`,
  givenName: "Nombre",
  familyName: "Apellidos",
  choosePassword: "Elija una contraseña",
  passwordRule: "Al menos 8 caracteres",
  incomplete: "Rellene todos los campos; la contraseña necesita al menos 8 caracteres.",
  taken: "Ya hay una cuenta con este correo. Inicie sesión.",
  haveAccount: "Ya tengo una cuenta",
  invited: "Crear una cuenta",
  forTesting: "Para pruebas",
  practiceAccounts: "Cuentas de práctica",
  practicePassword: "Contraseña de todas",
  passwordAgain: "Repita la contraseña",
  different: "Las dos contraseñas no son iguales.",
  confirm: "Confirme su correo",
  confirmLede: (email) => `Enviamos un código a ${email}. Está en el buzón del entorno de pruebas.`,
  code: "Código",
  wrongCode:
    "Este no es el código. Mire el correo más reciente; tras cinco intentos, inicie sesión para recibir otro.",
  unconfirmed: "Seguir sin confirmar",
  unconfirmedLede: "La aplicación sabrá que esta dirección no está confirmada.",
  codeSubject: (code) => `${code} es su código de Practice ID`,
  codeText: (code) => `Su código es ${code}. Escríbalo en la página que lo pidió.\n`,
  signOut: "Cerrar sesión",
  signOutLede: "Saldrá de todas las aplicaciones que usan este inicio de sesión.",
  stay: "Seguir conectado",
  signedOut: "Ha cerrado la sesión",
  signedOutLede: "Puede cerrar esta página.",
  cannotContinue: "Este inicio de sesión no puede continuar",
  tryAgain: "Vuelva a la aplicación que le envió aquí e inténtelo de nuevo.",
};

const fr: Messages = {
  band: { name: "Bac à sable", text: "Système d’entraînement. Rien ici n’est réel." },
  system: "Fournisseur d’identité de démonstration",
  signIn: "Se connecter",
  signInTo: (client) => `Pour continuer vers ${client}.`,
  email: "Adresse e-mail",
  password: "Mot de passe",
  wrong: "L’adresse et le mot de passe ne correspondent pas. Vérifiez-les et réessayez.",
  createAccount: "Créez votre compte",
  createLede: (client) => `Il vous donne accès à ${client}, une fois que vous y êtes invité.`,
  givenName: "Prénom",
  familyName: "Nom",
  choosePassword: "Choisissez un mot de passe",
  passwordRule: "Au moins 8 caractères",
  incomplete: "Remplissez tous les champs ; le mot de passe doit avoir au moins 8 caractères.",
  taken: "Un compte existe déjà avec cette adresse. Connectez-vous.",
  haveAccount: "J’ai déjà un compte",
  invited: "Créer un compte",
  forTesting: "Pour les tests",
  practiceAccounts: "Comptes d’entraînement",
  practicePassword: "Mot de passe de tous",
  passwordAgain: "Répétez le mot de passe",
  different: "Les deux mots de passe ne sont pas identiques.",
  confirm: "Confirmez votre adresse",
  confirmLede: (email) =>
    `Nous avons envoyé un code à ${email}. Il est dans la boîte du bac à sable.`,
  code: "Code",
  wrongCode:
    "Ce n’est pas le code. Regardez le message le plus récent ; après cinq essais, connectez-vous pour en recevoir un autre.",
  unconfirmed: "Continuer sans confirmer",
  unconfirmedLede: "L’application saura que cette adresse n’est pas confirmée.",
  codeSubject: (code) => `${code} est votre code pour Practice ID`,
  codeText: (code) => `Votre code est ${code}. Saisissez-le sur la page qui l’a demandé.\n`,
  signOut: "Se déconnecter",
  signOutLede: "Vous quittez toutes les applications qui utilisent cette connexion.",
  stay: "Rester connecté",
  signedOut: "Vous êtes déconnecté",
  signedOutLede: "Vous pouvez fermer cette page.",
  cannotContinue: "Cette connexion ne peut pas continuer",
  tryAgain: "Retournez à l’application qui vous a envoyé ici et réessayez.",
};

const catalogues: Readonly<Record<Language, Messages>> = { en, es, fr };

export const messagesIn = (language: Language): Messages => catalogues[language];

/** The first requested language that we have; regions are ignored (`es-MX` is `es`). */
export function languageOf(...asked: readonly (string | undefined)[]): Language {
  for (const tag of asked.flatMap((list) => list?.split(/[\s,]+/) ?? [])) {
    const [primary = ""] = tag.toLowerCase().split(/[-;]/);
    const found = languages.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}
