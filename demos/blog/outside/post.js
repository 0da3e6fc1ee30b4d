/** A stand-in for a social network's script: makes cards of the quoted posts. */
for (const quote of document.querySelectorAll('.outside-post')) {
  quote.style.borderInlineStart = '6px solid #1d9bf0';
  quote.dataset.shown = 'true';
}
