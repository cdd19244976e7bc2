/** What a copy's download is opened by: the browser that opened the mail's link has it (D-12). */
export const copyCookie = "__Host-tieout-copy";
