// Light or dark before anything is painted: the application comes too late for that, and the page's
// policy allows no script within it. The name of the choice is that of src/app/providers.tsx.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('beckon.scheme');
  } catch {
    // Storage is blocked: the system decides.
  }
  const isDark =
    kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
