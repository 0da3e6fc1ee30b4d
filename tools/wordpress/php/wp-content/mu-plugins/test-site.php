<?php
/* Tests comment faster than people. */
add_filter('wp_is_comment_flood', '__return_false', 99);
add_filter('duplicate_comment_id', '__return_zero', 99);

/* Without rewriting, all pages have the same path. A test sets the path of its page with ?as. */
if (isset($_GET['as'])) {
    $_SERVER['REQUEST_URI'] = $_GET['as'];
    add_action('init', fn() => remove_action('template_redirect', 'redirect_canonical'));
}
