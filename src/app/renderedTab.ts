/** Puts the tab of that address, which came with the home page as a template, in the place of what is rendered there. */
export function showRenderedTab(address: string): void {
  const tab = document.querySelector<HTMLTemplateElement>(`template[data-address="${address}"]`);
  const main = document.querySelector('main');
  if (!tab || !main) return;
  main.replaceChildren(tab.content.cloneNode(true));
  document.title = tab.title;
  document.documentElement.dataset.rendered = address;
}
