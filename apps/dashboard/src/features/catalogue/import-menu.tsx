import { Button, Menu } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { CATALOGUE_FORMATS, type CatalogueFormat } from '@beckon/contract/values';
import { FORMAT_WORDS } from './format-words.ts';

interface ImportMenuProps {
  readonly isRunning: boolean;
  readonly onChoose: (format: CatalogueFormat) => void;
}

/** The menu with the ways to import, for a site that has products. */
export function ImportMenu({ isRunning, onChoose }: ImportMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button disabled={isRunning} leftSection={<IconUpload size={17} aria-hidden />}>
          Import…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CATALOGUE_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {FORMAT_WORDS[format].label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
