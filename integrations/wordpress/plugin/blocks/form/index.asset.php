<?php
/**
 * The dependencies of the block's script, in the format of WordPress's build tool.
 *
 * @package Beckon
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '0.1.0',
);
