import type { Sentences } from "../../sentence/index.ts";

/** What was found in the ledger, its lines and its accounts. */
export const checkFindings = {
  "All {trialBalance} sum to zero.": {
    es: "Suman cero: {trialBalance}.",
    fr: "Égalité à zéro : {trialBalance}.",
  },
  "{trialBalanceOut} sum to zero; {day} is out by {amount}.": {
    es: "{trialBalanceOut} cero; el del {day} difiere en {amount}.",
    fr: "{trialBalanceOut} à zéro ; celle du {day} présente un écart de {amount}.",
  },
  "Every balance follows from the one before it, in {period}.": {
    es: "Cada saldo se deduce del anterior, en {period}.",
    fr: "Chaque solde découle du précédent, sur {period}.",
  },
  "{balanceOut} follow; account {text} is out by {amount} on {day}.": {
    es: "{balanceOut} del anterior; la cuenta {text} difiere en {amount} el {day}.",
    fr: "{balanceOut} du précédent ; le compte {text} présente un écart de {amount} au {day}.",
  },
  "No fiscal year ended within the period collected.": {
    es: "Ningún ejercicio terminó dentro del período recopilado.",
    fr: "Aucun exercice ne s’est terminé pendant la période collectée.",
  },
  "The result of {fiscalYear} went to retained earnings in full.": {
    es: "El resultado de {fiscalYear} pasó íntegramente a resultados acumulados.",
    fr: "Le résultat de {fiscalYear} est passé en totalité en report à nouveau.",
  },
  "After the year that ended {day}, {text} opens with {amount} too much.": {
    es: "Tras el ejercicio terminado el {day}, {text} abre con {amount} de más.",
    fr: "Après l’exercice clos le {day}, {text} s’ouvre avec {amount} de trop.",
  },
  "No full fiscal year was collected.": {
    es: "No se recopiló ningún ejercicio completo.",
    fr: "Aucun exercice complet n’a été collecté.",
  },
  "Month by month, {fiscalYearAdds} up.": {
    es: "Mes a mes, {fiscalYearAdds}.",
    fr: "Mois par mois, {fiscalYearAdds}.",
  },
  "The months of the year that ended {day} are {amount} off its result.": {
    es: "Los meses del ejercicio terminado el {day} difieren en {amount} de su resultado.",
    fr: "Les mois de l’exercice clos le {day} s’écartent de {amount} de son résultat.",
  },
  "Every entry balances, over {line}.": {
    es: "Cada asiento cuadra, sobre {line}.",
    fr: "Chaque écriture est équilibrée, sur {line}.",
  },
  "{entryOut} balance, over {line}; {text} of {day} is out by {amount}.": {
    es: "{entryOut}, sobre {line}; {text} del {day} difiere en {amount}.",
    fr: "{entryOut}, sur {line} ; {text} du {day} présente un écart de {amount}.",
  },
  "All {line} have an account and lie in the period.": {
    es: "Todos tienen cuenta y están dentro del período: {line}.",
    fr: "Toutes ont un compte et se situent dans la période : {line}.",
  },
  "Of {line}, {count} are on accounts that the chart doesn't have, and {count.2} lie outside the period. They are in no statement.":
    {
      es: "De {line}, {count} están en cuentas que no figuran en el plan y {count.2} fuera del período. No figuran en ningún estado.",
      fr: "Sur {line}, {count} portent sur des comptes absents du plan et {count.2} sortent de la période. Elles ne figurent dans aucun état.",
    },
  "{count} lines are kept, and add up to the monthly balances.": {
    es: "Se conservan {count} apuntes, que suman los saldos mensuales.",
    fr: "{count} lignes sont conservées et donnent les soldes mensuels.",
  },
  "Of {count} lines, {count.2} are on accounts that the chart doesn't have and {count.3} name parties that aren't listed; {count.4} monthly balances differ.":
    {
      es: "De {count} apuntes, {count.2} están en cuentas que no figuran en el plan y {count.3} nombran a terceros que no figuran en la lista; difieren {count.4} saldos mensuales.",
      fr: "Sur {count} lignes, {count.2} portent sur des comptes absents du plan et {count.3} nomment des tiers absents de la liste ; {count.4} soldes mensuels diffèrent.",
    },
  "The package doesn't say when it was posted.": {
    es: "El programa no indica cuándo se registró.",
    fr: "Le logiciel n’indique pas la date de saisie.",
  },
  "No entry was made long after its period.": {
    es: "Ningún asiento se registró mucho después de su período.",
    fr: "Aucune écriture n’a été passée longtemps après sa période.",
  },
  "{entryMade} made more than {count} days after the period closed: {text} of {day} on {text.2}.": {
    es: "{entryMade} más de {count} días después del cierre del período: {text} del {day} en {text.2}.",
    fr: "{entryMade} plus de {count} jours après la clôture de la période : {text} du {day} sur {text.2}.",
  },
  "{entryMade} made more than {count} days after the period closed: {text} of {day} on {text.2}, among others.":
    {
      es: "{entryMade} más de {count} días después del cierre del período: {text} del {day} en {text.2}, entre otros.",
      fr: "{entryMade} plus de {count} jours après la clôture de la période : {text} du {day} sur {text.2}, entre autres.",
    },
  "None of {document} looks like another.": {
    es: "No hay dos que se parezcan, entre {document}.",
    fr: "Aucun ne ressemble à un autre, sur {document}.",
  },
  "{count} of {document} looks entered twice: {text} of {day} repeats one of {day.2}.": {
    es: "{count} de {document} parece registrado dos veces: {text} del {day} repite uno del {day.2}.",
    fr: "{count} sur {document} semble saisi deux fois : {text} du {day} répète celui du {day.2}.",
  },
  "{count} of {document} look entered twice: {text} of {day} repeats one of {day.2}.": {
    es: "{count} de {document} parecen registrados dos veces: {text} del {day} repite uno del {day.2}.",
    fr: "{count} sur {document} semblent saisis deux fois : {text} du {day} répète celui du {day.2}.",
  },
  "No account that is a heading has a balance.": {
    es: "Ninguna cuenta de título tiene saldo.",
    fr: "Aucun compte de regroupement n’a de solde.",
  },
  "{headingPosted} a balance, {text} among them; they stand among other assets.": {
    es: "{headingPosted} saldo, entre ellas {text}; figuran en otros activos.",
    fr: "{headingPosted} un solde, dont {text} ; ils figurent parmi les autres actifs.",
  },
  "The package's own words placed every account.": {
    es: "Los propios datos del programa clasificaron cada cuenta.",
    fr: "Les données du logiciel ont suffi à classer chaque compte.",
  },
  "{accountGuessed} placed by a guess from the name, {text} among them.": {
    es: "{accountGuessed} por suposición a partir del nombre, entre ellas {text}.",
    fr: "{accountGuessed} par supposition d’après le nom, dont {text}.",
  },
  "No such account has a balance.": {
    es: "Ninguna cuenta de este tipo tiene saldo.",
    fr: "Aucun compte de ce type n’a de solde.",
  },
  "{amount} waits in suspense in {text}.": {
    es: "{amount} en espera en la cuenta transitoria {text}.",
    fr: "{amount} en attente dans {text}.",
  },
  "{amount} waits in suspense in {text}, and more in {otherAccount}.": {
    es: "{amount} en espera en la cuenta transitoria {text}, y más en {otherAccount}.",
    fr: "{amount} en attente dans {text}, et d’autres montants dans {otherAccount}.",
  },
  "{amount} stands in opening balance equity in {text}.": {
    es: "{amount} figura como saldo inicial del patrimonio en {text}.",
    fr: "{amount} figure dans les capitaux propres d’ouverture, dans {text}.",
  },
  "{amount} stands in opening balance equity in {text}, and more in {otherAccount}.": {
    es: "{amount} figura como saldo inicial del patrimonio en {text}, y más en {otherAccount}.",
    fr: "{amount} figure dans les capitaux propres d’ouverture, dans {text}, et d’autres montants dans {otherAccount}.",
  },
} as const satisfies Sentences;
