/** What the inbox adds to the sandbox's style: compact, list left, message right. */
export const inboxStyle = `
body{font-size:13px;line-height:1.4;background:var(--surface)}
.band{font-size:13px;min-height:36px}
.bar{height:52px;display:flex;align-items:center;gap:10px;padding:0 20px;border-bottom:1px solid var(--line)}
.bar h1{font-size:18px}.count{font-size:13px;color:var(--subtle);font-weight:400;letter-spacing:0;margin-left:6px}
.bar .right{margin-left:auto;display:flex;gap:8px;align-items:center}.status{font-size:12px;color:var(--muted);font-variant-numeric:tabular-nums}
.search{position:relative;width:300px;margin-left:14px}.search .i{position:absolute;left:10px;top:8px;color:var(--subtle);pointer-events:none}
.search input{width:100%;height:32px;border:0;border-radius:7px;padding:0 10px 0 34px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--control)}
.search input::placeholder{color:var(--subtle);opacity:1}
.btn{height:32px;padding:0 12px;gap:6px;font-size:13px}.btn.danger{color:var(--danger)}.btn.icon{width:32px;padding:0}
.lay{display:grid;grid-template-columns:392px minmax(0,1fr);height:calc(100vh - 89px)}
.list{border-right:1px solid var(--line);overflow:auto}
.filters{display:flex;gap:6px;padding:10px 16px;border-bottom:1px solid var(--line);flex-wrap:wrap}
.chip{display:inline-flex;align-items:center;gap:6px;height:26px;padding:0 9px;border-radius:999px;box-shadow:inset 0 0 0 1px #d2cecc;font-size:12px;color:var(--muted);text-decoration:none;white-space:nowrap}
.chip[aria-current]{background:var(--hover);box-shadow:inset 0 0 0 1px var(--control);color:var(--text)}.chip .i{width:12px;height:12px}
.mails li{border-bottom:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:8px minmax(0,1fr) auto;gap:1px 10px;padding:10px 16px 11px;color:inherit;text-decoration:none;font-weight:400}
.mails a:hover{background:var(--sunken)}.mails a[aria-current]{background:var(--chip)}
.mails a:focus-visible{outline-offset:-2px}
.mails span,.mails b{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-width:0}
.mails .dot{width:7px;height:7px;border-radius:50%;margin-top:6px}.unread .dot{background:#3690e3}
.mails .to,.mails time{font-size:12px;color:var(--muted)}
.mails b{font-weight:500;grid-column:2/4}.unread b{font-weight:600}.mails .text{grid-column:2/4;color:var(--muted);font-size:12px}
.none{padding:48px 24px;text-align:center;color:var(--muted)}
.mail{display:flex;flex-direction:column;min-width:0;min-height:0}
.mailhead{padding:14px 24px 0;border-bottom:1px solid var(--line)}
.row{display:flex;align-items:flex-start;gap:8px}.row h2{flex:1;min-width:0;font-size:17px;line-height:1.3;overflow-wrap:anywhere}
.seg{display:inline-flex;background:var(--chip);border-radius:7px;padding:2px;gap:2px}
.seg a{display:grid;place-items:center;height:28px;padding:0 11px;border-radius:5px;color:#4a4643;text-decoration:none}
.seg a[aria-current]{background:var(--surface);color:var(--text);box-shadow:0 1px 2px rgb(24 16 12/.12)}
.mailhead dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin-top:8px;font-size:12.5px}.mailhead dt{color:var(--muted)}.mailhead dd{overflow-wrap:anywhere}
.mailhead dd{display:flex;flex-wrap:wrap;gap:0 12px}.mailhead time{color:var(--subtle)}
.tabs{display:flex;gap:20px;margin-top:8px;overflow-x:auto}
.tabs a{padding:9px 0 10px;color:var(--muted);text-decoration:none;white-space:nowrap;box-shadow:none}
.tabs a[aria-current]{color:var(--text);box-shadow:inset 0 -2px 0 var(--ink)}.tabs a:focus-visible{outline-offset:-2px}
.pill{font-size:11px;background:var(--chip);color:#4a4643;border-radius:20px;padding:1px 6px;margin-left:4px}
.view{flex:1;min-height:0;overflow:auto;background:#f4f1f0;padding:20px 24px 0;display:flex;justify-content:center}
.view iframe{border:0;background:#fff;border-radius:8px 8px 0 0;box-shadow:0 0 0 1px rgb(24 16 12/.08),0 12px 28px -8px rgb(24 16 12/.12);width:600px;max-width:100%;height:100%;min-height:420px}
.view.narrow iframe{width:375px}
.sheet{background:var(--surface);border-radius:8px;padding:20px 24px;width:100%;max-width:880px;align-self:flex-start;margin-bottom:20px}
.sheet pre{margin:0;font:12px/19px var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
.sheet table{border-collapse:collapse;width:100%}.sheet th{font-weight:500;color:var(--muted);white-space:nowrap}.sheet th,.sheet td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.sheet li{padding:8px 0;border-bottom:1px solid var(--line)}.sheet li a{overflow-wrap:anywhere;font:12px/19px var(--mono)}
.ask{max-width:420px;margin:64px auto;padding:0 16px}.ask .foot .btn{height:44px;font-size:15px}
.lost{display:none;padding:9px 16px;background:var(--danger-bg);color:var(--danger);border-bottom:1px solid var(--danger-line)}.lost.on{display:block}
.onlyphone{display:none}
@media(max-width:899px){
.bar{padding:0 16px;height:56px}.bar h1{font-size:20px}.status,.bar .label{display:none}.bar .btn{width:44px;height:44px;padding:0}
.search{width:auto;flex:1;margin-left:6px}.search input{height:44px;font-size:16px}.search .i{top:14px}
.lay{display:block;height:auto}.list{border:0}.open .list,.open+.none{display:none}.lay:not(.open) .mail{display:none}
.filters{flex-wrap:nowrap;overflow-x:auto}.chip{height:44px;padding:0 12px;font-size:13px}
.mails a{padding:13px 16px 14px;gap:2px 10px}.mails .to,.mails time,.mails .text{font-size:13px}.mails b{font-size:15px}
.mailhead{padding:6px 16px 0}.onlyphone{display:inline-flex;align-items:center;gap:4px;min-height:44px;text-decoration:none}
.row{align-items:center}.seg{display:none}.btn.icon{width:44px;height:44px}.tabs a{padding:12px 0}
.view{padding:0;min-height:60vh}.view iframe{border-radius:0;width:100%!important;min-height:70vh}.sheet{border-radius:0;padding:16px}
}
`;
