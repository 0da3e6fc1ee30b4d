/** The block in the editor: an input for the form's id. Needs no build step. */
(({ blockEditor, blocks, components, element, i18n }) => {
  const { createElement } = element;
  const { __ } = i18n;

  blocks.registerBlockType('beckon/form', {
    edit({ attributes, setAttributes }) {
      return createElement(
        'div',
        blockEditor.useBlockProps(),
        createElement(
          components.Placeholder,
          {
            icon: 'feedback',
            label: __('Beckon form', 'beckon-popups'),
            instructions: __(
              'The form appears here on your website. Its id is on the Install page of your dashboard.',
              'beckon-popups',
            ),
          },
          createElement(components.TextControl, {
            label: __('Form id', 'beckon-popups'),
            value: attributes.id,
            onChange: (id) => setAttributes({ id: id.trim() }),
          }),
        ),
      );
    },
    save: () => null,
  });
})(window.wp);
