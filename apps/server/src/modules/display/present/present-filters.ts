import type { WirePopup } from '@beckon/contract/calls';
import type { FilterSettings, FrequencySettings } from '@beckon/contract/settings';

/** Filter fields of the wire popup; unused filters are left out. Display spec §3. */
export function presentFilters({ jsVariables, cookies, engagement, sourceCode }: FilterSettings): Partial<WirePopup> {
  return {
    ...(jsVariables && {
      js_filter: {
        display_if_specific_js_active: 'yes',
        display_if_specific_js: jsVariables.map(({ name, operator, value, action }) =>
          ({ js_name_pair: name, js_value_pair: value, js_show_pair: action, js_match_pair: operator })),
      },
    }),
    ...(cookies && {
      cookie_filter: {
        display_if_specific_cookie_active: 'yes',
        display_if_specific_cookie: cookies.map(({ name, operator, value, action }) =>
          ({ cookie_name_pair: name, cookie_value_pair: value, cookie_show_pair: action, cookie_match_pair: operator })),
      },
    }),
    ...(engagement && {
      engagement_with_other_poptin_filter_active: 'yes',
      engagement_with_other_poptin_filter: engagement.map(({ popupId, state, action }) => ({ poptin_id: popupId, state, action })),
    }),
    ...(sourceCode && {
      source_code_target_active: 'yes', source_code_target_html: sourceCode.html, source_code_target_role: sourceCode.action,
    }),
  };
}

/** `d_f_a` and `d_f_r`. decisions.md, "Meaning of rules and fields". */
export function presentFrequency({ rule, count, scope }: FrequencySettings): Pick<WirePopup, 'd_f_a' | 'd_f_r'> {
  const isCapped = rule !== 'display_everytime_everypage_5';
  return {
    d_f_a: isCapped ? count ?? 'yes' : 'no',
    d_f_r: `${scope === 'all' ? 'all' : scope.join(',')}@${rule}`,
  };
}
