<?php
/**
 * What the block's script needs, as WordPress's own build tool would write it.
 *
 * @package Beckon
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '0.1.0',
);
