import type { Company } from "../../dex/books/books.ts";
import { chevron, flask, type Html, html, warning } from "../../pages/html.ts";
import type { Page } from "../../pages/page.ts";
import { labStyle } from "../../pages/style.ts";
import type { ConnectionFile } from "./connection-file.ts";
import { outcomes, type Update } from "./update-selected.ts";

interface WebConnectorPage {
  readonly applications: readonly Application[];
  readonly companies: readonly Company[];
  readonly openCompany: string;
  readonly problem?: string | undefined;
}

/** Simulates Web Connector's window, and QuickBooks behind it. */
export function webConnectorPage({
  applications,
  companies,
  openCompany,
  problem,
}: WebConnectorPage): Page {
  const [latest] = applications;
  return {
    title: "Stand-in for QuickBooks Desktop (sandbox)",
    style: webConnectorStyle,
    script: applications.some(isRunning) ? readsTheFile + looksAgain : readsTheFile,
    body: html`<main class="wrap two"><div class="system"><span class="mark" aria-hidden="true">QB</span><span><b>Stand-in for QuickBooks Desktop</b><small>Not QuickBooks, and not made by Intuit</small></span></div>
<div class="cards"><form class="card" id="add" method="post" action="/applications"><div class="in"><h1>This is where Web Connector would run</h1><p class="lede">The stand-in calls the portal as Intuit’s published interface says, and answers with practice books. No Intuit software is part of it.</p>
${problem !== undefined && html`<p class="problem" role="alert">${warning}<span>${problem}</span></p>`}
<div class="field"><label for="file">Connection file</label><input type="file" id="file" accept=".qwc" required aria-describedby="file-hint"><span class="hint" id="file-hint">The .qwc file from the portal’s page.</span></div><input type="hidden" name="connectionFile"></div>
<div class="foot"><button class="btn ${latest === undefined && "primary"}">Add application</button></div></form>
${latest && selected(applications, companies, openCompany)}
${latest?.lastRun && runOf(latest.lastRun)}</div>
${lab(latest)}</main>`,
  };
}

function selected(
  applications: readonly Application[],
  companies: readonly Company[],
  openCompany: string,
): Html {
  return html`<form class="card" id="update" method="post" action="/update"><div class="in"><h2 id="rows">Applications</h2>
<div role="radiogroup" aria-labelledby="rows">${applications.map(row)}</div>
<div class="field"><label for="company">Company file open in QuickBooks</label><div class="pick"><select id="company" name="company">${companies.map(({ id, name, badges }) => html`<option value="${id}" ${id === openCompany && "selected"}>${name} (${badges.join(", ")})</option>`)}</select>${chevron}</div></div></div>
<div class="foot"><button class="btn primary">Update Selected</button></div></form>`;
}

function row({ file, password, lastRun }: Application, index: number): Html {
  const id = `password-${file.fileId}`;
  return html`<div class="app"><label><input type="radio" name="fileId" value="${file.fileId}" ${index === 0 && "checked"}><span><b>${file.appName}</b><small>${file.appUrl}</small><small>${lastRun ? wordsOf(lastRun) : "Not run yet."}</small></span></label>
<div class="field"><label for="${id}">Password<span class="hidden"> for ${file.appName}</span></label><input id="${id}" name="${id}" value="${password}" autocomplete="off" spellcheck="false"></div></div>`;
}

function runOf(run: Run): Html {
  return html`<section class="card run" aria-labelledby="run"><div class="in"><h2 id="run">Last run</h2><p role="status">${wordsOf(run)}</p><p class="muted">Open in QuickBooks: ${run.company}</p><details><summary>${run.calls.length} calls</summary><ol>${run.calls.map((call) => html`<li>${call}</li>`)}</ol></details></div></section>`;
}

function lab(latest: Application | undefined): Html {
  return html`<section class="lab" aria-labelledby="lab"><h2 id="lab">${flask}For testing</h2>
<div class="field"><label for="outcome">What happens next</label><div class="pick"><select id="outcome" name="outcome" form="update">${outcomes.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}</select>${chevron}</div></div>
<div class="field"><label for="stopsAfter">Where it stops: messages answered before</label><input id="stopsAfter" name="stopsAfter" form="update" type="number" min="0" max="999" value="3"></div>
<dl><dt>Stands in for</dt><dd>QuickBooks Web Connector, QuickBooks Desktop</dd><dt>Contract</dt><dd>QBWebConnectorSvc (SOAP 1.1), qbXML 13.0, published schema</dd>${latest && html`<dt>UserName</dt><dd>${latest.file.userName}</dd><dt>FileID</dt><dd>${latest.file.fileId}</dd>`}</dl></section>`;
}

/** Our forms carry text only, so the file's text goes into a field. */
const readsTheFile = `
const form = document.getElementById("add");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const [file] = document.getElementById("file").files;
  form.elements.connectionFile.value = await file.text();
  form.submit();
});
`;

const looksAgain = `
setTimeout(() => location.replace("/"), 2000);
`;

export interface Run {
  readonly company: string;
  readonly calls: string[];
  update?: Update;
}

interface Application {
  readonly file: ConnectionFile;
  readonly password: string;
  readonly lastRun?: Run;
}

interface Applications {
  readonly all: () => readonly Application[];
  readonly by: (fileId: string) => Application | undefined;
  readonly keep: (application: Application) => void;
}

/** In memory. The latest comes first. */
export function openApplications(): Applications {
  const kept = new Map<string, Application>();
  return {
    all: () => [...kept.values()].reverse(),
    by: (fileId) => kept.get(fileId),
    keep: (application) => {
      kept.delete(application.file.fileId);
      kept.set(application.file.fileId, application);
    },
  };
}

export const isRunning = ({ lastRun }: Application): boolean =>
  lastRun !== undefined && lastRun.update === undefined;

function wordsOf({ update }: Run): string {
  switch (update?.result) {
    case undefined:
      return "Updating.";
    case "finished":
      return `Finished. ${update.messages} messages were answered.`;
    case "no-work":
      return "No data to exchange.";
    case "wrong-password":
      return "Incorrect password. Enter the new one and try again.";
    case "busy":
      return "The service is busy. Try again later.";
    case "stopped":
      return `Stopped after ${update.messages} messages, for testing.`;
    case "failed":
      return `Ended with an error: ${update.lastError}`;
  }
}

const webConnectorStyle = `${labStyle}
.mark{background:var(--surface);color:var(--muted);border:1.5px dashed var(--control)}
.cards{display:grid;gap:14px;min-width:0}.card h2{font-size:16px}
.lab .field+.field{margin-top:12px}.pick select{appearance:none;padding-right:38px}
.field input[type=file]{padding:10px 14px;height:auto}
.app{padding:12px 0;border-top:1px solid var(--line)}.app:first-child{border-top:0}
.app>label{display:grid;grid-template-columns:20px minmax(0,1fr);gap:12px;cursor:pointer}.app .field{margin:10px 0 0 32px}
.app input[type=radio]{width:20px;height:20px;margin:2px 0 0;accent-color:var(--ink)}
.app small{display:block;color:var(--muted);font-size:13.5px;overflow-wrap:anywhere}
.app .field input{font-family:var(--mono)}
.run p{margin-top:6px}.run ol{margin:10px 0 0;padding-left:34px;font:12px/19px var(--mono);overflow-wrap:anywhere}
.run summary{cursor:pointer;padding:10px 0}
.wrap.two>*{min-width:0}
`;
