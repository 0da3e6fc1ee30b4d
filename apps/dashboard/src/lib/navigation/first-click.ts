/**
 * A click handler that ignores the second click of a double click. For buttons of steps that must
 * not happen twice: a quick server has answered by then, so a button that is busy is not enough.
 * The second click also reaches a menu that closes, or the button that took the place of the
 * first.
 */
export function firstClick(act: () => void): (event: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
