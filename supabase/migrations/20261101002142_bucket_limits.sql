-- On a hosted project members reach the storage itself, past the checks of the site: it takes pictures only, of the
-- size that the site takes. What is in them is served so that it cannot run.
update storage.buckets
set file_size_limit = 2097152, allowed_mime_types = array['image/svg+xml', 'image/png', 'image/jpeg']
where id in ('logos', 'images');
