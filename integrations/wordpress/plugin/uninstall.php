<?php
/**
 * Removes everything that the plugin stored, on each site of a network.
 *
 * @package Beckon
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'beckon_settings' );

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $beckon_site ) {
		switch_to_blog( $beckon_site );
		delete_option( 'beckon_settings' );
		restore_current_blog();
	}
}
