/** How a theme shows the stressed words of a headline. */
export const STRESS_CSS: Readonly<Record<'colour' | 'italic' | 'marker' | 'underline', string>> = {
  colour: '',
  italic: '.t-h em:lang(en){font-style:italic}',
  marker:
    '.t-h em{color:inherit;background:linear-gradient(#0000 62%,var(--bk-stress) 62% 92%,#0000 92%)}',
  underline:
    '.t-h em{color:inherit;text-decoration:underline;text-decoration-thickness:.09em;text-underline-offset:.08em}',
};
