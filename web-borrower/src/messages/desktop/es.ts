import type { desktopEn } from "./en.ts";

/** Words of QuickBooks Desktop's pages, in Spanish. Intuit's own screens are in English. */
export const desktopEs: Record<keyof typeof desktopEn, string> = {
  "desktop.title": "Conectar QuickBooks Desktop",
  "desktop.lede":
    "Necesita el ordenador con Windows donde está el archivo de su empresa. Se tarda unos diez minutos, una sola vez.",
  "desktop.waiting.title": "Esperando a QuickBooks Desktop",
  "desktop.waiting.lede":
    "Termine los pasos 2 a 4 en el ordenador donde está el archivo de su empresa. Esta página avanza sola. Puede cerrarla y volver con el mismo enlace: la solicitud espera hasta el {day}{mails, select, true {, y le escribiremos} other {}}.",
  "desktop.steps": "Pasos",
  "desktop.file": "Descargue el archivo de conexión",
  "desktop.file.detail": "Nombra a {lender} y solo permite leer. No contiene ninguna contraseña.",
  "desktop.file.get": "Descargar archivo de conexión",
  "desktop.file.done": "Archivo de conexión descargado",
  "desktop.file.done.detail": "{file}, {time}. <again>Descargar de nuevo</again>",
  "desktop.open": "Ábralo con QuickBooks en marcha",
  "desktop.open.detail":
    "Entre en el archivo de la empresa como <b>Admin</b>. QuickBooks pide permiso: elija <b>Yes, whenever this QuickBooks company file is open</b>.",
  "desktop.password": "Introduzca la contraseña",
  "desktop.password.detail": "Web Connector la pide una vez. Solo sirve para esta solicitud.",
  "desktop.password.label": "Contraseña para Web Connector",
  "desktop.password.copy": "Copiar",
  "desktop.password.copied": "Copiada",
  "desktop.password.making": "Creando una contraseña",
  "desktop.password.hidden":
    "Se mostró una vez y no se guarda en ningún sitio. <new>Mostrar una contraseña nueva</new> si la necesita: la anterior deja de funcionar.",
  "desktop.password.failed": "Todavía no hay contraseña",
  "desktop.update": "Marque la fila y elija Update Selected",
  "desktop.update.detail": "Esta página lo nota sola, y aquí puede seguirlo.",
  "desktop.update.waiting": "La primera llamada suele llegar en menos de un minuto.",
  "desktop.wait.first": "Esperando la primera llamada",
  "desktop.wait.next": "Web Connector ha llamado y sigue leyendo la próxima vez",
  "desktop.wait.checked":
    "{seconds, plural, =0 {Comprobado ahora mismo} one {Comprobado hace # segundo} other {Comprobado hace # segundos}}",
  "desktop.wait.silent": "No se nos puede contactar en este momento. Seguimos comprobando.",
  "desktop.silent":
    "Web Connector no ha llamado desde hace {since}. Déjelo abierto en el ordenador con Windows o elija allí <b>Update Selected</b>: entonces se lee el resto.",
  "desktop.old-password": "Web Connector envió una contraseña antigua. Introduzca la nueva.",
  "desktop.new-password": "Mostrar una contraseña nueva",
  "desktop.other-company": "Está abierto el archivo de otra empresa",
  "desktop.other-company.detail":
    "En QuickBooks está abierta {found}, y esta solicitud es sobre {expected}. No se leyó nada de ella. Abra {expected} y elija otra vez <b>Update Selected</b>.",
  "desktop.trouble.quickbooks-closed":
    "Web Connector no pudo acceder a QuickBooks. Abra el archivo de su empresa, cierre cualquier cuadro de diálogo en QuickBooks y elija otra vez <b>Update Selected</b>.",
  "desktop.trouble.not-permitted":
    "El usuario que ha entrado en QuickBooks no puede ver todo lo que se pidió. Entre como <b>Admin</b> y elija otra vez <b>Update Selected</b>.",
  "desktop.trouble.quickbooks-failed":
    "QuickBooks respondió con un error. Elija otra vez <b>Update Selected</b>.",
  "desktop.phone":
    "QuickBooks Desktop funciona en Windows. Abra esta página en ese ordenador para continuar.",
  "desktop.mail": "Enviarme esta página por correo",
  "desktop.mail.address": "Su correo electrónico",
  "desktop.mail.send": "Enviar",
  "desktop.mail.busy": "Enviando",
  "desktop.mail.sent": "Enviado a {email}. Abra el mensaje en el ordenador con Windows.",
  "desktop.mail.failed": "No se pudo enviar el mensaje",
  "desktop.news": "Avisarme por correo cuando llame",
  "desktop.news.detail":
    "Le escribimos cuando QuickBooks Desktop haya llamado y cuando se compartan sus datos.",
  "desktop.news.keep": "Avisarme",
  "desktop.news.kept": "Escribiremos a {email}. Puede cerrar esta página.",
  "desktop.news.failed": "No se pudo guardar su dirección",
  "desktop.nothing": "¿No pasa nada?",
  "desktop.nothing.password":
    "«Incorrect password»: <new>mostrar una contraseña nueva</new>. La anterior deja de funcionar.",
  "desktop.nothing.connector":
    "Web Connector no está en el menú Inicio: <intuit>obténgalo de Intuit</intuit>.",
  "desktop.stuck": "¿No avanza? Escriba a <mail>{email}</mail>.",
  "desktop.stuck.files":
    "¿No avanza? Escriba a <mail>{email}</mail> o <files>suba archivos en su lugar</files>.",
  "desktop.stuck.files-only": "¿No avanza? Puede <files>subir archivos en su lugar</files>.",
  "desktop.stuck.again":
    "¿Sus libros están en otro sitio? <again>Elija de nuevo cómo compartirlos</again>.",
  "desktop.ended.title": "QuickBooks Desktop no llamó",
  "desktop.ended.lede":
    "Nada se movió desde el {day}, y la solicitud ha terminado. Su contraseña ya no funciona.",
  "desktop.ended.over": "La solicitud ha terminado y su contraseña ya no funciona.",
  "desktop.ended.again": "Todavía puede <again>elegir cómo compartir sus libros</again>.",
  "desktop.ended.subject": "Conectar QuickBooks Desktop",
};
