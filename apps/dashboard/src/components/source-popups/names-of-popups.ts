const UNKNOWN = 'Deleted popup';
const ALL = new Intl.ListFormat('en', { type: 'conjunction' });

/** A popup whose leads go somewhere. */
export interface NamedPopup {
  readonly id: string;
  readonly name: string;
  /** Why visitors do not get it: it is archived, in the trash or deleted. */
  readonly state?: string | undefined;
}

/** The names of popups, in the order of their ids, with the state of those that are not live. */
export function namesOfPopups(ids: readonly string[], popups: readonly NamedPopup[]): string[] {
  return ids.map((id) => {
    const popup = popups.find((one) => one.id === id);
    return popup === undefined ? UNKNOWN : nameWithState(popup);
  });
}

export function nameWithState({ name, state }: NamedPopup): string {
  return state === undefined ? name : `${name} (${state})`;
}

/** Whose leads a destination or a recipient gets, as a sentence; undefined: those of all popups. */
export function sourceWords(
  ids: readonly string[],
  popups: readonly NamedPopup[],
): string | undefined {
  return ids.length === 0 ? undefined : `Leads of ${ALL.format(namesOfPopups(ids, popups))}.`;
}
