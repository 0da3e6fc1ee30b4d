<?php
/**
 * The tag of Beckon's script, once a page.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the tag. WordPress's own function writes it, so that plugins which add a nonce find it.
 */
function beckon_print_script() {
	static $is_printed = false;
	$settings          = beckon_settings();
	if ( $is_printed || '' === $settings['client_id'] || '' === $settings['server'] ) {
		return;
	}
	$is_printed = true;
	wp_print_script_tag(
		array(
			'id'               => 'beckon-script',
			'src'              => $settings['server'] . '/pixel.js?id=' . $settings['client_id'],
			'async'            => true,
			// Its calls and parts then use the connection over which it came.
			'crossorigin'      => 'anonymous',
			// Those who join, delay or rewrite scripts would hide the tag from our script.
			'data-cfasync'     => 'false',
			'data-no-optimize' => '1',
		)
	);
}

add_action(
	'wp_head',
	function () {
		if ( beckon_loads_here() ) {
			beckon_print_script();
		}
	},
	20
);

// A form that is in the page needs the script wherever it is otherwise loaded.
add_action(
	'wp_footer',
	function () {
		if ( beckon_has_form() ) {
			beckon_print_script();
		}
	},
	20
);
