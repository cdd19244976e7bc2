import type { Sentences } from "@tieout/core/sentence";

/** What is said of documents that aren't taken, or can't be given. */
export const documentSentences = {
  "This file is empty.": { es: "Este archivo está vacío.", fr: "Ce fichier est vide." },
  "File too large. The limit is 65Mb.": {
    es: "Archivo demasiado grande. El límite es de 65Mb.",
    fr: "Fichier trop volumineux. La limite est de 65Mb.",
  },
  "This file is protected by a password. Save it without one, and try again.": {
    es: "Este archivo está protegido con contraseña. Guárdelo sin ella e inténtelo de nuevo.",
    fr: "Ce fichier est protégé par un mot de passe. Enregistrez-le sans et réessayez.",
  },
  "This file has macros. Save it without them, and try again.": {
    es: "Este archivo tiene macros. Guárdelo sin ellas e inténtelo de nuevo.",
    fr: "Ce fichier contient des macros. Enregistrez-le sans et réessayez.",
  },
  "This file unpacks to more than we take in.": {
    es: "Este archivo ocupa, descomprimido, más de lo que admitimos.",
    fr: "Une fois décompressé, ce fichier dépasse ce que nous acceptons.",
  },
  "This file takes too long to read. Export a shorter period, and try again.": {
    es: "La lectura de este archivo tarda demasiado. Exporte un periodo más corto e inténtelo de nuevo.",
    fr: "La lecture de ce fichier prend trop de temps. Exportez une période plus courte et réessayez.",
  },
  "This file needs more memory than we can give it. Export a shorter period, and try again.": {
    es: "Leer este archivo requiere más memoria de la disponible. Exporte un periodo más corto e inténtelo de nuevo.",
    fr: "La lecture de ce fichier demande plus de mémoire que nous ne pouvons en allouer. Exportez une période plus courte et réessayez.",
  },
  "This file has more than 3,000,000 lines. Export a shorter period, and try again.": {
    es: "Este archivo tiene más de 3 millones de líneas. Exporte un periodo más corto e inténtelo de nuevo.",
    fr: "Ce fichier compte plus de 3 millions de lignes. Exportez une période plus courte et réessayez.",
  },
  "This file has more than 200,000 accounts. Check that the account column doesn't hold entries or customers.":
    {
      es: "Este archivo tiene más de 200,000 cuentas. Verifique que la columna de cuentas no contenga asientos o clientes.",
      fr: "Ce fichier compte plus de 200 000 comptes. Vérifiez que la colonne des comptes ne contient pas d’écritures ou de clients.",
    },
  "This file is damaged, or isn't what its first bytes say.": {
    es: "Este archivo está dañado o no es lo que dicen sus primeros bytes.",
    fr: "Ce fichier est endommagé, ou n’est pas ce qu’annoncent ses premiers octets.",
  },
  "Archives aren't taken. Send the files one by one.": {
    es: "No se admiten archivos comprimidos. Envíe los archivos uno a uno.",
    fr: "Les archives ne sont pas acceptées. Envoyez les fichiers un par un.",
  },
  "This kind of workbook isn't taken. Save it as .xlsx, and try again.": {
    es: "Este tipo de libro no se admite. Guárdelo como .xlsx e inténtelo de nuevo.",
    fr: "Ce type de classeur n’est pas accepté. Enregistrez-le en .xlsx et réessayez.",
  },
  "This kind of document isn't taken. Save it as .docx or .pdf, and try again.": {
    es: "Este tipo de documento no se admite. Guárdelo como .docx o .pdf e inténtelo de nuevo.",
    fr: "Ce type de document n’est pas accepté. Enregistrez-le en .docx ou .pdf et réessayez.",
  },
  "This is a web page. Save it as .pdf, and try again.": {
    es: "Esto es una página web. Guárdela como .pdf e inténtelo de nuevo.",
    fr: "Ceci est une page web. Enregistrez-la en .pdf et réessayez.",
  },
  "This is not a file we can read. Save it as Excel or CSV.": {
    es: "No podemos leer este archivo. Guárdelo como Excel o CSV.",
    fr: "Nous ne pouvons pas lire ce fichier. Enregistrez-le au format Excel ou CSV.",
  },
  "Archives aren't taken. Send one file of them.": {
    es: "No se admiten archivos comprimidos. Envíe uno de los archivos que contiene.",
    fr: "Les archives ne sont pas acceptées. Envoyez l’un des fichiers qu’elles contiennent.",
  },
  "This is a web page. Save it as .xlsx or .csv, and try again.": {
    es: "Esto es una página web. Guárdela como .xlsx o .csv e inténtelo de nuevo.",
    fr: "Ceci est une page web. Enregistrez-la en .xlsx ou .csv et réessayez.",
  },
  "The figures of this file come to more than can be added up exactly. Look for a column of numbers that are no amounts.":
    {
      es: "Las cifras de este archivo suman más de lo que se puede sumar con exactitud. Busque una columna de números que no sean importes.",
      fr: "Les chiffres de ce fichier dépassent ce qui peut être additionné exactement. Cherchez une colonne de nombres qui ne sont pas des montants.",
    },
  "Malware was found in this file.": {
    es: "Se encontró software malicioso en este archivo.",
    fr: "Un logiciel malveillant a été trouvé dans ce fichier.",
  },
  "There are no accounts in this file. Export it once more, and try again.": {
    es: "En este archivo no hay cuentas. Expórtelo otra vez e inténtelo de nuevo.",
    fr: "Ce fichier ne contient aucun compte. Exportez-le à nouveau et réessayez.",
  },
  "Something went wrong on our side. Please try again.": {
    es: "Algo falló por nuestra parte. Inténtelo de nuevo.",
    fr: "Une erreur s’est produite de notre côté. Réessayez.",
  },
  "Books aren't taken as a file here.": {
    es: "Aquí no se admiten libros en un archivo.",
    fr: "La comptabilité n’est pas acceptée sous forme de fichier ici.",
  },
  "This file is still being read.": {
    es: "Este archivo todavía se está leyendo.",
    fr: "Ce fichier est encore en cours de lecture.",
  },
  "Something about this file still has to be said before it can be sent.": {
    es: "Falta indicar algo de este archivo antes de poder enviarlo.",
    fr: "Il reste quelque chose à préciser sur ce fichier avant de pouvoir l’envoyer.",
  },
  "The figures of this file don't tie out.": {
    es: "Las cifras de este archivo no cuadran.",
    fr: "Les chiffres de ce fichier ne concordent pas.",
  },
  "Somebody else has changed how this file is read.": {
    es: "Otra persona ha cambiado la lectura de este archivo.",
    fr: "Une autre personne a modifié la lecture de ce fichier.",
  },
  "This is how it's read now. Your choices weren't saved; please make them again.": {
    es: "Así se lee ahora. Sus opciones no se guardaron; elíjalas de nuevo.",
    fr: "Voici sa lecture actuelle. Vos choix n’ont pas été enregistrés ; veuillez les refaire.",
  },
  "This file has been sent already.": {
    es: "Este archivo ya se ha enviado.",
    fr: "Ce fichier a déjà été envoyé.",
  },
  "This type of file isn't taken. Send a PDF, a picture, a Word or Excel file, or text.": {
    es: "Este tipo de archivo no se admite. Envíe un PDF, una imagen, un archivo de Word o Excel, o texto.",
    fr: "Ce type de fichier n’est pas accepté. Envoyez un PDF, une image, un fichier Word ou Excel, ou du texte.",
  },
  "Send one file, as content.": {
    es: "Envíe un archivo, como content.",
    fr: "Envoyez un fichier, en tant que content.",
  },
  "There is no room for this file at the moment.": {
    es: "En este momento no hay espacio para este archivo.",
    fr: "Il n’y a pas de place pour ce fichier pour le moment.",
  },
  "There is no room for this file at the moment. Please try again later.": {
    es: "En este momento no hay espacio para este archivo. Inténtelo más tarde.",
    fr: "Il n’y a pas de place pour ce fichier pour le moment. Réessayez plus tard.",
  },
  "This collection takes no more documents.": {
    es: "Esta recopilación no admite más documentos.",
    fr: "Cette collecte n’accepte plus de documents.",
  },
} as const satisfies Sentences;
