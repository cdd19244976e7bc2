import type { PortalWords } from "./en.ts";

/** As `en`, in Spanish. */
export const es: PortalWords = {
  loginPage: {
    welcome: "Le damos la bienvenida a {tenant}",
    purpose: "Reúna, concilie y revise la contabilidad de las empresas a las que presta.",
    greetingLine1: "Nos alegra verle de nuevo.",
    greetingLine2: "Estamos abriendo sus espacios de trabajo.",
    button: "Iniciar sesión",
    opening: "Iniciando sesión",
    where: "Continuará en la página de acceso de su propia organización.",
    chooseTeam: "Elija su equipo",
    loginFailed: "No se ha podido iniciar la sesión.",
    loginFailedMessage:
      "Inténtelo de nuevo. Si sigue fallando, pregunte a su administrador si tiene una cuenta aquí.",
    fatalTitle: "No se ha podido abrir su cuenta",
    fatalMessage:
      "Ha iniciado sesión en su organización, pero {tenant} no puede abrirse en este momento. Inténtelo de nuevo en unos minutos.",
  },
  timeoutMessaging: {
    absoluteTitle: "Su sesión ha caducado",
    absoluteParagraph1:
      "La sesión se cerró tras {duration}. Inicie sesión de nuevo para continuar.",
    absoluteParagraph2: "",
    slidingTitle: "Su sesión ha caducado",
    slidingParagraph1:
      "La sesión se cerró a las {time} tras {duration} sin actividad, para que nadie más pueda usar su cuenta. Se conserva todo lo que guardó.",
    slidingParagraph2: "",
    returnToLogin: "Volver al inicio de sesión",
    loggingOut: "Cerrando la sesión",
  },
  borrowerAnonymousSubmission: {
    title: "Comparta sus datos contables con {tenant}",
    introduction:
      "Para su solicitud de préstamo. Lleva unos cinco minutos, y usted elige qué conectar.",
    privacy: "Solo {tenant} ve lo que usted comparte.",
    button: "Continuar",
  },
  borrowerLimit: {
    title: "{tenant} no puede recibir más datos en este momento",
    message:
      "No se ha enviado nada suyo. Pregunte a {tenant} cuándo puede compartir su contabilidad.",
  },
};
