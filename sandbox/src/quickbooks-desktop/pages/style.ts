import { labStyle } from "../../pages/index.ts";

/** What the stand-in's page adds to the sandbox's style. */
export const webConnectorStyle = `${labStyle}
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
