# Varnish 7 with the module xkey (Debian: varnish, varnish-modules), behind whatever ends TLS:
#   VARNISH_TOKEN=... varnishd -f /etc/varnish/varnish.vcl -a 127.0.0.1:6081 -s malloc,512m
# The shop: CDN_VARNISH_URL=http://127.0.0.1:6081 CDN_VARNISH_TOKEN=... TRUST_PROXY=127.0.0.1
vcl 4.1;

import directors;
import std;
import xkey;

# Each process is asked whether it can serve; add as many as there are.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
  # The answer to an upload comes once all its pictures are made.
  .first_byte_timeout = 120s;
}

backend two {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
  .first_byte_timeout = 120s;
}

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(one);
  shop.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = shop.backend();
  if (req.method == "PURGE") {
    # Whoever ends TLS calls from this machine too, so an address proves nothing.
    if (std.getenv("VARNISH_TOKEN") == "" || req.http.X-Purge-Token != std.getenv("VARNISH_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.X-Purge-Tags)));
  }
  unset req.http.X-Purge-Token;
  unset req.http.X-Purge-Tags;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Calls, the back office, and whoever edits a page or chooses it by more than its address.
  if (req.url ~ "^/(?i:api|admin|metrics|healthz|readyz)([/?]|$)" || req.url ~ "[?&][^=&]*(?i:editPage|mobileView|%)"
    || req.http.Authorization || req.http.apikey || req.http.siteid || req.http.storeid
    || req.http.languagecode || req.http.accesstoken) {
    return (pass);
  }
  # Cookies go along to the shop. It marks as public only what is equal for everybody, and everything
  # else is kept for nobody.
  return (hash);
}

sub vcl_backend_response {
  # Nothing is kept that does not ask for it, and nothing that sets a cookie.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)(^|[ ,])public([ ,]|$)"
    || beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    unset beresp.http.Surrogate-Key;
  } else if (beresp.ttl > 1h) {
    # Files never change, but somebody may take them away.
    set beresp.ttl = 1h;
  }
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.xkey) {
    # Only this cache is told of changes; those behind it ask each time.
    set resp.http.Cache-Control = "no-cache";
    unset resp.http.xkey;
    unset resp.http.Age;
  }
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
