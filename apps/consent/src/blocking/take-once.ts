/**
 * Answers with those that it was not handed before. Elements are marked when their turn comes;
 * until then another change of consent must not find them a second time.
 */
export function createTakeOnce(): <Each extends object>(elements: readonly Each[]) => Each[] {
  const taken = new WeakSet<object>();
  return (elements) =>
    elements.filter((element) => {
      const isNew = !taken.has(element);
      taken.add(element);
      return isNew;
    });
}
