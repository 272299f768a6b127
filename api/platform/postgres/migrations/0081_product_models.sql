-- What a maker sells under one number in several sizes and colors, for the chooser on a product's page.
create index product_model on product (brand, (attributes->>'Model')) where is_live and attributes ? 'Model';
