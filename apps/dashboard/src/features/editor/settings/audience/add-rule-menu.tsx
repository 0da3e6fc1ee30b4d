import { Button, Combobox, type ComboboxStore, useCombobox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AudienceRuleKind } from '@beckon/contract/values';
import { type Check, CHECKS, isRuleKind, rulesToAdd } from './rule-menu.ts';

interface AddRuleMenuProps {
  readonly label: string;
  /** A less prominent button. */
  readonly isQuiet?: boolean;
  readonly usedChecks: readonly Check[];
  /** Adds the rule and moves the keyboard focus to it. */
  readonly onRule: (kind: AudienceRuleKind) => void;
  readonly onCheck: (check: Check) => void;
}

/** A searchable menu of all rules in groups. Choosing a rule adds it. */
export function AddRuleMenu({
  label,
  isQuiet = false,
  usedChecks,
  onRule,
  onCheck,
}: AddRuleMenuProps) {
  const { menu, search, setSearch } = useSearchedMenu();
  const choose = (value: string) => {
    menu.closeDropdown();
    const check = CHECKS.find((one) => one === value);
    if (check !== undefined) {
      onCheck(check);
      menu.focusTarget();
    } else if (isRuleKind(value)) onRule(value);
  };
  return (
    <Combobox store={menu} width={340} position="bottom-start" onOptionSubmit={choose}>
      <Combobox.Target withAriaAttributes={false}>
        <Button
          variant={isQuiet ? 'subtle' : 'light'}
          size={isQuiet ? 'compact-sm' : 'sm'}
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="listbox"
          aria-expanded={menu.dropdownOpened}
          onClick={() => menu.toggleDropdown()}
        >
          {label}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          placeholder="Search: country, cart, cookie …"
          aria-label="Search rules"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <RuleOptions search={search} usedChecks={usedChecks} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface SearchedMenu {
  readonly menu: ComboboxStore;
  readonly search: string;
  readonly setSearch: (search: string) => void;
}

/**
 * The state of a menu with a search. The search is empty each time the menu opens, and selects the
 * first match.
 */
function useSearchedMenu(): SearchedMenu {
  const [search, setSearch] = useState('');
  const menu = useCombobox({
    onDropdownClose: () => {
      menu.resetSelectedOption();
      setSearch('');
    },
    onDropdownOpen: () => menu.focusSearchInput(),
  });
  const selectFor = useEffectEvent((searched: string) => {
    if (searched === '') menu.resetSelectedOption();
    else menu.selectFirstOption();
  });
  // After the filtered list is rendered.
  useEffect(() => selectFor(search), [search]);
  return { menu, search, setSearch };
}

function RuleOptions({
  search,
  usedChecks,
}: Pick<AddRuleMenuProps, 'usedChecks'> & { readonly search: string }) {
  const groups = rulesToAdd(search, usedChecks);
  return (
    <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label="Rules">
      {groups.length === 0 ? <Combobox.Empty>No rule fits.</Combobox.Empty> : null}
      {groups.map(({ group, items }) => (
        <Combobox.Group key={group} label={group}>
          {items.map((item) => (
            <Combobox.Option key={item.value} value={item.value}>
              {item.label}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  );
}
