import { labStyle } from "../../pages/index.ts";

/** What the consent pages add to the sandbox's style. */
export const consentStyle = `${labStyle}
.pair{display:flex;align-items:center;gap:10px;margin-bottom:16px}.pair .asker{background:var(--chip);color:var(--text);font-size:16px}.pair .dots{color:var(--subtle);letter-spacing:3px}
.scope{margin-top:16px}.scope h2{font-size:14px;margin-bottom:4px}
.scope li{display:flex;gap:11px;padding:5px 0;font-size:15px;line-height:1.4}.scope .i{margin-top:3px}
.scope .yes{color:var(--success)}.scope .no{color:var(--subtle)}.scope .no+span{color:var(--muted)}
.scope+.scope{margin-top:10px;padding-top:13px;border-top:1px solid var(--line)}
.who{display:flex;align-items:center;gap:10px;font-size:14px;color:var(--muted);padding:3px 20px;background:var(--sunken);border-top:1px solid var(--line)}
.who a{margin-left:auto;padding:11px 0;text-decoration:none}.who a:hover{text-decoration:underline}
.face{width:26px;height:26px;border-radius:50%;display:grid;place-items:center;font-size:10.5px;font-weight:600;background:#e8e4e1;color:#4a4643;flex:none}
.head{padding:20px 20px 14px;border-bottom:1px solid var(--line)}
.rows>div{position:relative;border-top:1px solid var(--line)}.rows>div:first-child{border-top:0}
.rows>div:has(>label>input:checked){background:var(--hover)}
.rows>div>label{display:grid;grid-template-columns:20px minmax(0,1fr);gap:12px;padding:13px 20px;font-size:15px;line-height:1.4;cursor:pointer}
.rows input[type=radio]{appearance:none;margin:1px 0 0;width:20px;height:20px;border-radius:50%;background:var(--surface);box-shadow:inset 0 0 0 1.5px var(--control);cursor:pointer}
.rows input[type=radio]:checked{box-shadow:inset 0 0 0 6px var(--ink)}
.rows small{display:block;color:var(--muted);font-size:13.5px}
.badges{display:flex;gap:6px;margin-top:6px;flex-wrap:wrap}.badges span{padding:2px 7px;border-radius:5px;background:var(--chip);color:#4a4643;font-size:11.5px;font-weight:500}
.sizes{display:inline-flex;margin:-5px 20px 13px 52px;padding:2px;border-radius:9px;background:var(--chip)}
.sizes label{position:relative;display:grid;place-items:center;height:44px;padding:0 12px;border-radius:7px;font-size:14px;font-weight:500;color:#4a4643;cursor:pointer}
.sizes input[type=radio]{position:absolute;inset:0;width:auto;height:auto;margin:0;border-radius:7px;box-shadow:none;background:none}
.sizes label:has(:checked){background:var(--surface);color:var(--text);box-shadow:0 0 0 1px var(--line),var(--shadow)}
.sizes input[type=radio]:checked{box-shadow:none}
@media(min-width:900px){.who{padding:3px 28px}.head{padding:24px 28px 16px}.rows>div>label{padding:13px 28px}.sizes{margin-left:60px}}
@media(forced-colors:active){.rows input[type=radio]{appearance:auto}}
`;

export const filesStyle = `
.files{margin-top:14px}.files h2{font-size:15px;padding:14px 20px}
.files li{display:flex;flex-wrap:wrap;gap:2px 14px;padding:8px 20px;border-top:1px solid var(--line);font-size:15px}
.files li b{flex:1 1 160px;padding:9px 0}.files li span{display:flex;flex-wrap:wrap;gap:0 14px}.files a{padding:9px 0}
@media(min-width:900px){.files h2,.files li{padding-inline:28px}}
`;
