// Sets light or dark before the first paint. The application loads too late for that. This is a
// file because the page's content security policy allows no inline script. src/app/providers.tsx
// uses the same storage key.
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
