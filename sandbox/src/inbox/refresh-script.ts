/**
 * Runs in the page: asks for it anew every few seconds while it's seen, and puts the new list in
 * place of the old one. The list stays when the inbox can't be reached.
 */
export const refreshScript = `
(() => {
  let checked = Date.now();
  const lost = document.getElementById("lost");
  async function refresh() {
    if (document.hidden) return;
    try {
      const reply = await fetch(location.href, { headers: { Accept: "text/html" } });
      const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
      const list = document.getElementById("list");
      const next = fresh.getElementById("list");
      if (next && list.innerHTML !== next.innerHTML) {
        const focused = document.activeElement?.closest("#list a")?.getAttribute("href");
        const scrolled = list.scrollTop;
        list.innerHTML = next.innerHTML;
        list.scrollTop = scrolled;
        if (focused) for (const link of list.querySelectorAll("a")) if (link.getAttribute("href") === focused) link.focus();
        document.getElementById("count").textContent = fresh.getElementById("count").textContent;
      }
      checked = Date.now();
      lost.classList.remove("on");
      lost.textContent = "";
    } catch {
      if (!lost.textContent) lost.textContent = "The inbox can't be reached. The list is from the last time it could.";
      lost.classList.add("on");
    }
  }
  setInterval(refresh, 3000);
  document.addEventListener("visibilitychange", refresh);
  setInterval(() => {
    const seconds = Math.round((Date.now() - checked) / 1000);
    document.getElementById("checked").textContent =
      seconds < 1 ? "just now" : seconds === 1 ? "1 second ago" : seconds + " seconds ago";
  }, 1000);
})();
`;
