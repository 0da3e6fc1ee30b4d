<?php
/**
 * Plugin Name:       Beckon popups
 * Description:       Loads Beckon: popups, bars, embedded forms and games from your own server.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      8.0
 * Text Domain:       beckon-popups
 * Domain Path:       /languages
 *
 * @package Beckon
 */

defined( 'ABSPATH' ) || exit;

define( 'BECKON_FOLDER', __DIR__ );

require_once BECKON_FOLDER . '/includes/settings.php';
require_once BECKON_FOLDER . '/includes/where-to-load.php';
require_once BECKON_FOLDER . '/includes/script-tag.php';
require_once BECKON_FOLDER . '/includes/form.php';
require_once BECKON_FOLDER . '/includes/woocommerce.php';

if ( is_admin() ) {
	require_once BECKON_FOLDER . '/includes/settings-page.php';
	add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'beckon_link_to_settings' );
}

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'beckon-popups', false, basename( BECKON_FOLDER ) . '/languages' );
	}
);
