<?php
/*
 * Debian has no WooCommerce. This file defines the functions and the hook that our plugin uses,
 * only on pages with ?shop, so that the same run also tests a WordPress without a shop.
 */
if (isset($_GET['shop'])) {
    function get_woocommerce_currency() {
        return 'ILS';
    }
    function wc_get_cart_url() {
        return home_url('/cart/');
    }
    function WC() {
        // On some pages, such as those of the REST API, WooCommerce has no cart.
        $cart = 'thanks' === $_GET['shop'] ? null : new class() {
            public function display_prices_including_tax() {
                return true;
            }
        };
        return (object) ['cart' => $cart];
    }
    function is_woocommerce() {
        return 'product' === $_GET['shop'];
    }
    function is_cart() {
        return false;
    }
    function is_checkout() {
        return 'thanks' === $_GET['shop'];
    }
    function is_account_page() {
        return false;
    }
    function wc_get_order($id) {
        return new class($id) {
            public function __construct(private int $id) {}
            public function has_status($status) {
                return 13 === $this->id && 'failed' === $status;
            }
            public function get_order_number() {
                return "A</script>$this->id";
            }
            public function get_total() {
                return '149.90';
            }
            public function get_currency() {
                return 'ILS';
            }
        };
    }
    if ('thanks' === $_GET['shop']) {
        add_action('wp_footer', fn() => do_action('woocommerce_thankyou', (int) $_GET['order']), 1);
    }
}
