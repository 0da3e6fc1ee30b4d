<?php
/**
 * The tag of Beckon's script, at most once per page.
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the tag with WordPress's own function, so that plugins can add a nonce to it.
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
			// With this, the script's calls and chunks reuse the connection that loaded it.
			'crossorigin'      => 'anonymous',
			// For services that join, delay or rewrite scripts: our script could not find its tag.
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

// A page with a form needs the script even if the settings exclude the page.
add_action(
	'wp_footer',
	function () {
		if ( beckon_has_form() ) {
			beckon_print_script();
		}
	},
	20
);
