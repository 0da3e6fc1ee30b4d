// The sea at dusk.
#include "studio.povinc"
See(<0,1.9,-10>, <0,2.1,10>, 46)
sky_sphere { pigment { gradient y colour_map { [0 rgb <.99,.6,.34>] [.08 rgb <.97,.56,.42>] [.22 rgb <.72,.46,.55>] [.5 rgb <.3,.32,.55>] [1 rgb <.1,.14,.35>] } }
  pigment { bozo turbulence .65 octaves 6 lambda 2.4 colour_map { [0 rgbt 1] [.55 rgbt 1] [.8 rgbt <1,.62,.5,.45>] [1 rgbt <1,.8,.7,.25>] } scale <.6,.09,.4> } }
light_source { <0,6,90> rgb <1.6,1,.6> }
sphere { <1.5,5.6,100>,3.4 pigment { rgb <1,.85,.6> } finish { diffuse 0 emission 1.4 } no_shadow }
plane { y,0 pigment { rgb <.02,.05,.1> } normal { average normal_map { [1 bumps .5 scale <1.6,1,.45>] [1 bumps .4 scale <.5,1,.16> rotate y*20] [.6 bumps .5 scale <5,1,1.3> rotate y*-8] } } finish { diffuse .2 specular .5 roughness .01 reflection { .25, .9 fresnel } conserve_energy } interior { ior 1.33 } }
#macro Rock(S,P) isosurface { function { x*x+y*y*1.4+z*z-1+.9*f_r(x,y,z) } contained_by { box { -1.4,1.4 } } max_gradient 6 scale S translate P pigment { rgb <.05,.05,.07> } } #end
#declare f_r = function { pattern { bumps scale .55 } }
Rock(<1.7,1.2,1.5>,<-3.9,-.2,-1.5>) Rock(<1.1,.7,.9>,<-2.3,-.15,-.2>) Rock(<3,1.6,2>,<6.6,-.3,8>)
