/** For the dashed panel beside a card, where somebody chooses what is tested. */
export const labStyle = `
.lab{margin-top:14px;border-radius:14px;border:1.5px dashed var(--control);padding:14px 18px 16px;font-size:14px;line-height:1.45}
.lab h2{font-size:14px;display:flex;gap:8px;align-items:center;margin-bottom:10px}
.lab .field{margin:0}.lab .field label{font-size:14px}.pick{position:relative}
.lab .field select{height:44px;border-radius:9px;font-size:15px;padding:0 38px 0 12px;appearance:none}
.pick .i{position:absolute;right:14px;top:14px;pointer-events:none;color:var(--muted)}
.lab dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:3px 14px;margin-top:12px;padding-top:12px;border-top:1px solid var(--line);font-size:13px}
.lab dt{color:var(--muted)}.lab dd{font:12px/19px var(--mono);overflow-wrap:anywhere}
@media(min-width:900px){.lab{padding:16px 22px 18px}}
@media(min-width:1080px){.wrap.two{max-width:900px;display:grid;grid-template-columns:520px minmax(0,1fr);column-gap:28px;align-items:start}.wrap.two>.system{grid-column:1/-1}.wrap.two>.lab{margin-top:0}.wrap.two .lab dl{grid-template-columns:1fr;gap:0}.wrap.two .lab dd{margin-bottom:7px}.wrap.two .lab dd:last-child{margin:0}}
`;
