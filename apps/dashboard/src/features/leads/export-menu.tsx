import { Button, Menu, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { leadsFileUrl, type LeadsFilter } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';

interface ExportMenuProps {
  readonly label: string;
  readonly size?: 'xs';
  readonly filter: LeadsFilter;
}

const FORMATS = [
  {
    format: 'xlsx',
    name: 'Excel file',
    about: 'To read and sort. Phone numbers stay as they are.',
  },
  { format: 'csv', name: 'CSV file', about: 'For other programs, such as mailing lists.' },
] as const;

/** A menu that downloads all leads that match the filter. */
export function ExportMenu({ label, size, filter }: ExportMenuProps) {
  const { site } = useCurrentSite();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
          {...(size === undefined ? {} : { size })}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, name, about }) => (
          <Menu.Item
            key={format}
            component="a"
            href={leadsFileUrl(site.id, filter, format)}
            download
          >
            {name}
            <Text size="xs" c="dimmed">
              {about}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
